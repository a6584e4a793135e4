import { ownLabelMaxLength, readOwnLabel } from '@butterleaf/domain/account/own-label'
import type { IdentityProvider, OwnPasskeys, PasskeySeen } from '@butterleaf/identity/identity-provider'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import type { AppContext } from '#platform/app-context.ts'
import { requireRecentSignIn } from '../recent-sign-in.ts'

type NewPasskey = Parameters<OwnPasskeys['finishAddition']>[1]

export function readPasskeys({ identity }: AppContext, caller: Caller): ReturnType<OwnPasskeys['read']> {
  return passkeysOf(identity).read(caller)
}

export async function startPasskey(context: AppContext, caller: Caller): Promise<object> {
  const passkeys = passkeysOf(context.identity)
  requireRecentSignIn(context, caller)
  const started = await passkeys.startAddition(caller)
  if (started.ok) return started.options
  throw started.reason === 'too-many' ? tooMany(started.most) : new AppError('unauthenticated')
}

export async function addPasskey(
  context: AppContext,
  caller: Caller,
  { name, response }: NewPasskey,
): Promise<{ passkey: PasskeySeen; note: Mail }> {
  const passkeys = passkeysOf(context.identity)
  requireRecentSignIn(context, caller)
  const added = await passkeys.finishAddition(caller, { name: requireName(name), response })
  if (added.ok) return added
  if (added.reason === 'too-many') throw tooMany(added.most)
  if (added.reason === 'no-account') throw new AppError('unauthenticated')
  const message = 'This passkey wasn’t accepted, or it took too long. Try again.'
  throw invalid({ field: 'credential', message })
}

export async function renamePasskey(
  { identity }: AppContext,
  caller: Caller,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<void> {
  if (!(await passkeysOf(identity).rename(caller, passkeyId, requireName(name))))
    throw new AppError('not-found')
}

/** Returns the mail that tells the person of it, as the operations below do. */
export async function removePasskey(context: AppContext, caller: Caller, passkeyId: string): Promise<Mail> {
  const passkeys = passkeysOf(context.identity)
  requireRecentSignIn(context, caller)
  const removed = await passkeys.remove(caller, passkeyId)
  if (removed.ok) return removed.note
  throw removed.reason === 'not-found'
    ? new AppError('not-found')
    : new AppError('passkey-needed', {
        detail:
          'Your account asks for a passkey after the password. Stop that first, or add another passkey.',
      })
}

export async function changeSecondFactor(
  context: AppContext,
  caller: Caller,
  isAsked: boolean,
): Promise<{ codes: string[] | null; note: Mail }> {
  const passkeys = passkeysOf(context.identity)
  requireRecentSignIn(context, caller)
  const changed = await passkeys.askSecondFactor(caller, isAsked)
  if (changed.ok) return changed
  throw new AppError(changed.reason === 'no-account' ? 'unauthenticated' : 'passkey-needed')
}

export async function makeRecoveryCodes(
  context: AppContext,
  caller: Caller,
): Promise<{ codes: string[]; note: Mail }> {
  const passkeys = passkeysOf(context.identity)
  requireRecentSignIn(context, caller)
  const made = await passkeys.makeRecoveryCodes(caller)
  if (!made) throw new AppError('unauthenticated')
  return made
}

function passkeysOf({ accounts }: IdentityProvider): OwnPasskeys {
  if (!accounts) throw new AppError('passkeys-elsewhere')
  return accounts.passkeys
}

function requireName(typed: string): string {
  const name = readOwnLabel(typed)
  if (name !== undefined) return name
  throw invalid({ field: 'name', message: `Give it a name of 1 to ${ownLabelMaxLength} characters.` })
}

function invalid(fault: FieldFault): AppError {
  return new AppError('invalid-input', { detail: fault.message, faults: [fault] })
}

function tooMany(most: number): AppError {
  return new AppError('conflict', { detail: `An account has up to ${most} passkeys. Remove one first.` })
}
