import type { Config } from './config.ts'

/** Where people write to: as set, else whoever the mails come from. */
export function contactOf({ support, mail }: Pick<Config, 'support' | 'mail'>): string {
  return support.email ?? /<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from
}
