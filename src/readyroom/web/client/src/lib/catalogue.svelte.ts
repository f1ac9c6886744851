/** The games the server offers; asked for once. */
import { api, type GameShown } from './api';

class Catalogue {
  games = $state.raw<GameShown[] | null>(null);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api.games().then(
      (games) => void (this.games = games),
      () => void (this.asked = null),
    );
    return this.asked;
  }

  game(name: string | undefined): GameShown | undefined {
    return this.games?.find((game) => game.name === name);
  }
}

export const catalogue = new Catalogue();
