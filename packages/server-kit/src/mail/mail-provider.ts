export interface Mail {
  to: string
  subject: string
  text: string
  /** An address that stops such mails when it is posted to (RFC 8058): mail programs offer it as a button. */
  stopAt?: string
}

/** As the mail library takes it. */
export function messageOf({ stopAt, ...mail }: Mail, from: string) {
  if (stopAt === undefined) return { ...mail, from }
  const headers = { 'List-Unsubscribe': `<${stopAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { ...mail, from, headers }
}

export interface MailProvider {
  send(mail: Mail): Promise<void>
  /** Deletes the mails to an address, where sent mails are stored. */
  forget?(to: string): Promise<void>
  /** A sentence for the operator at start: where mail goes. */
  description: string
}
