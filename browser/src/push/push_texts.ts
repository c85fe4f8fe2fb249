// What a page stores for the service worker: the player, and the notification texts in their
// language with %names% to fill in.

export const pushCache = 'posthouse-push';
export const pushTextsUrl = '/push-words';

export interface PushTexts {
  name: string;
  one: string;
  several: string;
  board: string;
  news: string;
  /** Titles of games by name. */
  titles: Record<string, string>;
}
