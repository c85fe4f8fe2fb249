// The entry. It and what it imports are one small file, so that there is something to look at while the page (app.tsx) comes.

import './styles/style.css';
import { drawFirst, drawMissing } from './first_drawing';
import { applyTheme } from './theme';

applyTheme();
const root = document.getElementById('page');
if (root) {
  const drawn = drawFirst(root);
  import('./app').then(
    ({ start }) => start(root, drawn),
    () => drawMissing(root),
  );
}
