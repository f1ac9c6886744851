/** Cards and powers in sentences. */
import { t } from '../lib/words.svelte';
import { design, type Design, type Power, type Scoring } from './cards';

/** What a power does. */
export function powerWords(power: Power): string {
  return t(`web-power-${power.is}`, {
    kind: power.kind ?? 'any',
    against: power.against ?? 'any',
    never: power.never ?? 'none',
    draw: power.draw ?? 0,
    keep: power.keep ?? 0,
    less: power.less ?? 0,
    cards: power.cards ?? 0,
    strength: power.strength ?? 0,
    goods: power.goods ?? 1,
    points: power.points ?? 0,
    times: power.times ?? 1,
    kinds: power.kinds ?? 0,
    here: power.here ? 'yes' : 'no',
    lowest: power.lowest ?? 0,
    highest: power.highest ?? 0,
    most: power.most ?? 0,
    powers: power.with_trade_powers ? 'yes' : 'no',
  });
}

/** What an entry of a 6-cost development counts. */
export function scoringWords(entry: Scoring): string {
  const facts = { points: entry.points, each: entry.each ?? 0, kind: entry.kind ?? 'any', power: entry.power ?? 'any' };
  if (entry.is !== 'PerCard') return t(`web-scores-${entry.is}`, facts);
  if (entry.design) return t('web-scores-design', { ...facts, card: design(entry.design).name });
  if (entry.mark === 'rebel') return t('web-scores-rebel', facts);
  if (entry.mark) return t('web-scores-mark', { ...facts, mark: entry.mark });
  if (entry.six) return t('web-scores-six', facts);
  if (entry.power) return t('web-scores-power', { ...facts, what: entry.world ? 'world' : 'development' });
  const form = entry.production ? 'production' : entry.windfall ? 'windfall' : entry.military ? 'military' : 'any';
  return t('web-scores-card', { ...facts, what: entry.world ? 'world' : 'development', form });
}

/** The line under a card's name: what it is, what it costs, what it is worth. */
export function typeWords(card: Design): string {
  const form = !card.world ? 'development' : card.military ? 'military' : 'world';
  return t('web-card-type', {
    form,
    value: card.value,
    vp: card.scoring.length ? 'six' : card.vp,
    kind: card.kind ?? 'none',
    good: card.kind ? (card.windfall ? 'windfall' : 'production') : 'none',
  });
}

/** Everything a card says, for screen readers. */
export function spoken(id: string): string {
  const card = design(id);
  const powers = card.powers.map((power) => `${t(`web-phase-${power.phase}`)}: ${powerWords(power)}`);
  return [card.name, typeWords(card), ...powers, ...card.scoring.map(scoringWords)].join('. ');
}
