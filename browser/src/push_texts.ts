// What a page lays ready for the service worker: whose browser it is, and the words of the
// notifications in his language, with %names% to be filled in.

export const pushCache = 'posthouse-push';
export const pushTextsUrl = '/push-words';

export interface PushTexts {
  name: string;
  one: string;
  several: string;
  board: string;
  news: string;
  /** What each game is called. */
  titles: Record<string, string>;
}
