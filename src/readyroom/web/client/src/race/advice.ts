/** The guide: what a question is about, and why one would answer it one way or another, given how things stand. */
import type { QuestionInfo } from '../lib/wire';
import { t } from '../lib/words.svelte';
import { design } from './cards';
import { aidOf, type RaceView, type SeatView } from './view';

function names(ids: string[]): string {
  return [...new Set(ids)].map((id) => design(id).name).join(', ');
}

/** Sentences for the player who is asked. */
export function advice(view: RaceView, question: QuestionInfo): string[] {
  const seat = view.seats[question.seat];
  if (!seat) return [];
  const said = [t(`web-guide-${question.prompt}`)];
  if (question.prompt === 'race-action' || question.prompt === 'race-actions') said.push(...aboutActions(view, seat, question));
  if (question.prompt === 'race-develop' || question.prompt === 'race-settle') {
    const can = question.options.flatMap((option) => (option.kind === 'card' ? [String(option.id)] : []));
    said.push(can.length ? t('web-guide-can-place', { cards: names(can) }) : t('web-guide-cannot-place'));
    const six = can.find((id) => design(id).scoring.length);
    if (six) said.push(t('web-guide-six', { card: design(six).name }));
  }
  if (aidOf(question).gives?.some((one) => one?.doubled)) said.push(t('web-guide-doubled'));
  if (view.last_round) said.push(t('web-guide-last-round'));
  return said;
}

function aboutActions(view: RaceView, seat: SeatView, question: QuestionInfo): string[] {
  const said: string[] = [];
  const { develop: developments = [], settle: worlds = [], consume: eaters = [], produce: empty = [] } = aidOf(question);
  const hand = view.hand?.length ?? 0;
  if (seat.goods.length && hand <= 4) said.push(t('web-guide-trade', { worlds: names(seat.goods) }));
  if (eaters.length) said.push(t('web-guide-consume', { cards: names(eaters) }));
  if (developments.length) said.push(t('web-guide-develop', { cards: names(developments) }));
  if (worlds.length) said.push(t('web-guide-settle', { cards: names(worlds) }));
  if (empty.length) said.push(t('web-guide-produce', { worlds: names(empty) }));
  if (!developments.length && !worlds.length) said.push(t('web-guide-explore'));
  if (view.round <= 2) said.push(t('web-guide-everybody'));
  return said;
}
