import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import { greetingOf, type Recipient } from '../mail/mails.ts'

/** Changes of how an account is opened, which its owner is told of. */
export type SignInChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'codes-made'
  | 'assistant-connected'

const wordsOf: Record<SignInChange, { subject: string; sentence: string }> = {
  'passkey-added': {
    subject: 'A passkey was added',
    sentence: 'a passkey was added to your Butterleaf account just now. It can be used to sign in.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    sentence: 'a passkey of your Butterleaf account was removed just now. It no longer opens the account.',
  },
  'second-factor-on': {
    subject: 'Your account asks for a second step now',
    sentence: 'your Butterleaf account asks for a passkey or a recovery code after the password from now on.',
  },
  'second-factor-off': {
    subject: 'Your account no longer asks for a second step',
    sentence: 'your Butterleaf account no longer asks for a passkey or a recovery code after the password.',
  },
  'codes-made': {
    subject: 'New recovery codes were made',
    sentence:
      'ten new recovery codes were made for your Butterleaf account. The ones from before no longer work.',
  },
  'assistant-connected': {
    subject: 'An assistant was connected',
    sentence:
      'an assistant was connected to your Butterleaf account just now. It can use your account within the limits you chose. A new password disconnects it.',
  },
}

interface SignInNote {
  to: Recipient
  publicUrl: string
}

/** It holds no word that was typed. */
export function signInChangedMail(change: SignInChange, { to, publicUrl }: SignInNote): Mail {
  const { subject, sentence } = wordsOf[change]
  return {
    to: to.email,
    subject,
    text: `${greetingOf(to)}

${sentence}

${ifNotYou(publicUrl)}`,
  }
}

export function recoveryCodeUsedMail({ to, left, publicUrl }: SignInNote & { left: number }): Mail {
  return {
    to: to.email,
    subject: 'A recovery code was used',
    text: `${greetingOf(to)}

a recovery code of your Butterleaf account was used just now. ${leftWords(left)}

${ifNotYou(publicUrl)}`,
  }
}

const lowCount = 3

function leftWords(left: number): string {
  const count = left === 1 ? '1 code is left.' : `${left === 0 ? 'No' : left} codes are left.`
  return left <= lowCount ? `${count} Make new ones in the settings, under Account, Passkeys.` : count
}

function ifNotYou(publicUrl: string): string {
  return `If that wasn't you, set a new password, then look at your passkeys and at where you are signed in:

${publicUrl}/idp/forgot
${publicUrl}/settings/account/passkeys
`
}
