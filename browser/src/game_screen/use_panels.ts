// What is open at a game besides the board: the tab beside it, a phone's sheet, the field for moves.

import { useState } from 'preact/hooks';

export type PanelName = 'chat' | 'moves' | 'note' | 'plan';
type SheetName = '' | 'side' | 'more' | 'share';

export function usePanels(first: PanelName) {
  const [tab, setTabName] = useState<PanelName>(first);
  const setTab = (name: PanelName) => setTabName(name);
  const [sheet, setSheet] = useState<SheetName>('');
  const [typing, setTyping] = useState(false);
  function openPanel(panel: PanelName | 'more') {
    if (panel === 'more') return setSheet('more');
    setTab(panel);
    setSheet('side');
  }
  /** Another one may have been opened in its place. */
  const closeSheet = (which: SheetName) => setSheet((current) => (current === which ? '' : current));
  return { tab, setTab, sheet, setSheet, closeSheet, typing, setTyping, openPanel };
}
