// Texts in Fluent format (projectfluent.org), compiled when the page was built (messages_build.mjs).

import { FluentBundle, type FluentResource } from '@fluent/bundle';
import { withSiteName } from '../site_defaults';

type Message = FluentResource['body'][number];

export type Messages = Record<string, Message['value']>;

/** As a parsed resource has them; none has attributes. */
export function addMessages(bundle: FluentBundle, messages: Messages) {
  const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
  bundle.addResource({ body } as FluentResource);
}

export function bundleOf(language: string, ...sources: Messages[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: withSiteName });
  for (const messages of sources) addMessages(bundle, messages);
  return bundle;
}
