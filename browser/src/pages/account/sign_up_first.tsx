// What visitors can do once they have signed up: a sentence with the links <signup> and <login>.

import { Link } from '../../link';
import { richText } from '../../texts/rich_text';

export function SignUpFirst({ words }: { words: string }) {
  return <p>{richText(words, { signup: (text) => <Link to="/signup">{text}</Link>, login: (text) => <Link to="/login">{text}</Link> })}</p>;
}
