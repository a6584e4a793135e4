export interface Mail {
  to: string
  subject: string
  text: string
}

export interface MailProvider {
  send(mail: Mail): Promise<void>
  /** Deletes the mails to an address, where sent mails are stored. */
  forget?(to: string): Promise<void>
  /** A sentence for the operator at start: where mail goes. */
  description: string
}
