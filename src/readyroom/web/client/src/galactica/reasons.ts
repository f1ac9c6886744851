/** Why a thing can't be chosen now, with the rule it comes from; null where there is nothing to say. */
import { t } from '../lib/words.svelte';
import { FACTS, skillCard } from './facts';
import { isCylonPlayer, type GalacticaView } from './view';

/** `others`: whether other places can be chosen. */
export function whyNotRoom(view: GalacticaView, asked: string, room: string, others: boolean): string | null {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const place = FACTS.locations[room];
  if (!me || !place) return null;
  if (asked === 'galactica-move') {
    if (me.place === room) return t('web-gal-why-here');
    if (place.ship === 'cylon' && !isCylonPlayer(me)) return t('web-gal-why-cylon');
    if (place.ship !== 'cylon' && isCylonPlayer(me)) return t('web-gal-why-human');
    if (place.hazardous) return t('web-gal-why-hazardous');
    if (room in FACTS.locations && view.kept.includes('bomb_on_colonial_1') && place.ship === 'colonial_one') return t('web-gal-why-bombed');
    if (!me.hand && place.ship !== FACTS.locations[me.place]?.ship) return t('web-gal-why-no-card');
  } else if (asked === 'galactica-action') {
    if (me.place !== room) return t('web-gal-why-elsewhere');
    if (view.damaged.includes(room)) return t('web-gal-why-damaged');
    if (room === 'sickbay') return t('web-gal-why-no-room-action');
    if (room === 'ftl_control' && FACTS.jump_loss[view.jump_track] == null) return t('web-gal-why-red');
    if (room === 'presidents_office') return t('web-gal-why-president');
    if (room === 'hangar_deck') return t('web-gal-why-pilot');
    return t('web-gal-why-nothing');
  } else if (asked === 'galactica-repair') {
    if (!view.damaged.includes(room)) return t('web-gal-why-whole');
  } else if (asked === 'galactica-leave-brig' || asked === 'galactica-pardon-place') {
    if (place.ship !== 'galactica') return t('web-gal-why-not-galactica');
  }
  return others ? t('web-gal-why-place') : null;
}

/** Questions for somebody to be sent to the Brig or Sickbay, and for somebody to get a title. */
const SENDS = ['galactica-admirals-quarters', 'galactica-arrest-order', 'galactica-encourage-mutiny', 'galactica-send-to-brig', 'galactica-send-to-sickbay'];
const TITLES = ['galactica-administration', 'galactica-new-president'];

export function whyNotSeat(view: GalacticaView, asked: string, seat: number): string {
  const player = view.players[seat];
  if (isCylonPlayer(player)) return t(SENDS.includes(asked) ? 'web-gal-why-seat-cylon-sent' : TITLES.includes(asked) ? 'web-gal-why-seat-cylon-title' : 'web-gal-why-seat-cylon');
  if (SENDS.includes(asked) && (player?.place === 'brig' || player?.place === 'sickbay')) return t('web-gal-why-seat-there');
  return t(seat === view.seat ? 'web-gal-why-seat-self' : 'web-gal-why-seat');
}

/** Of an ability on my sheet: `which` is its place there. */
export function whyNotAbility(view: GalacticaView, ability: string, which: number): string {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (isCylonPlayer(me)) return t('web-gal-why-revealed');
  if (me?.spent.includes(ability)) return t('web-gal-why-spent');
  if (which === 2) return t('web-gal-why-drawback');
  return t(FACTS.actions.includes(ability) ? 'web-gal-why-action' : 'web-gal-why-later');
}

export function whyNotCard(asked: string, id: string): string {
  const card = skillCard(id);
  if (asked === 'galactica-action') return t(!card || FACTS.actions.includes(card.name) ? 'web-gal-why-nothing' : 'web-gal-why-no-action');
  return t('web-gal-why-window');
}
