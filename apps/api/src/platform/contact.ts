import type { Config } from './config.ts'

/** The contact address: as configured, else the sender of the mails. */
export function contactOf({ support, mail }: Pick<Config, 'support' | 'mail'>): string {
  return support.email ?? /<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from
}
