import { holdsLink } from '@butterleaf/domain/account/person-name'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import type { Account } from '../accounts/account-store.ts'

/** The mails of the sign-in, in plain text. */
export function confirmEmailMail(to: Recipient, link: string): Mail {
  return {
    to: to.email,
    subject: 'Confirm your e-mail address',
    text: `${greetingOf(to)}

please confirm that this is your address, so that we can help when you forget your password:

${link}

The link works for 24 hours. If you didn't sign up with Butterleaf, ignore this mail.
`,
  }
}

export function resetPasswordMail(to: Recipient, link: string): Mail {
  return {
    to: to.email,
    subject: 'Set a new password',
    text: `${greetingOf(to)}

here you set a new password for Butterleaf:

${link}

The link works once, within an hour. If you didn't ask for it, ignore this mail: nothing has changed.
`,
  }
}

interface PasswordChange {
  to: Recipient
  forgotLink: string
  signedOut: 'everywhere' | 'everywhere else'
}

export function passwordChangedMail({ to, forgotLink, signedOut }: PasswordChange): Mail {
  return {
    to: to.email,
    subject: 'Your password was changed',
    text: `${greetingOf(to)}

the password of your Butterleaf account was changed just now, and you were signed out ${signedOut}.

If that wasn't you, set a new one here:

${forgotLink}
`,
  }
}

export function signUpAttemptMail(to: Recipient, publicUrl: string): Mail {
  return {
    to: to.email,
    subject: 'You already have an account',
    text: `${greetingOf(to)}

someone tried to create a Butterleaf account with your address. You have one already, and nothing about
it has changed.

If that was you, sign in as usual, or set a new password if you forgot yours:

${publicUrl}/auth/login
${publicUrl}/idp/forgot

If it wasn't you, there is nothing to do.
`,
  }
}

/** Who gets the mail. */
export type Recipient = Pick<Account, 'email' | 'email_verified' | 'given_name'>

/**
 * Anyone can sign up with a stranger's address, so what was typed as a name goes into a mail only after the address is
 * confirmed. Names from before links were refused stay out too.
 */
export function greetingOf({ email_verified, given_name: givenName }: Recipient): string {
  return email_verified === 1 && !holdsLink(givenName) ? `Hello ${givenName},` : 'Hello,'
}
