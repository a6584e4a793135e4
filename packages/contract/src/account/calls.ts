import { call, formCall, type Wire } from '../call.ts'
import type * as ofPasskeys from './passkey-schemas.ts'
import type * as ofPuzzle from './puzzle-schemas.ts'
import type * as schema from './schemas.ts'
import type * as ofSession from './schemas.ts'

export const accountCalls = {
  read: call<Wire<typeof schema.readUser>>('GET', '/api/user'),
  change: call<Wire<typeof schema.changeUser>>('PATCH', '/api/user'),
  updateName: formCall<Wire<typeof schema.updateName>>('POST', '/api/user/update-name'),
  changePassword: call<Wire<typeof schema.changePassword>>('PATCH', '/api/user/password'),
  changeAvatar: formCall<Wire<typeof schema.changeAvatar>>('PATCH', '/api/user/avatar'),
  removeAvatar: call<Wire<typeof schema.removeAvatar>>('DELETE', '/api/user/avatar'),
  readAvatar: call<Wire<typeof schema.readAvatar>>('GET', '/api/user/avatar/:pictureId'),
  export: call<Wire<typeof schema.exportUser>>('GET', '/api/user/export'),
  delete: call<Wire<typeof schema.deleteUser>>('DELETE', '/api/user'),
  listSessions: call<Wire<typeof ofSession.listSessions>>('GET', '/api/user/sessions'),
  endOtherSessions: call<Wire<typeof ofSession.endOtherSessions>>('DELETE', '/api/user/sessions'),
  endSession: call<Wire<typeof ofSession.endSession>>('DELETE', '/api/user/sessions/:sessionId'),
  listAssistants: call<Wire<typeof schema.listAssistants>>('GET', '/api/user/assistants'),
  disconnectAssistant: call<Wire<typeof schema.disconnectAssistant>>(
    'DELETE',
    '/api/user/assistants/:assistantId',
  ),
  listPasskeys: call<Wire<typeof ofPasskeys.listPasskeys>>('GET', '/api/user/passkeys'),
  startPasskey: call<Wire<typeof ofPasskeys.startPasskey>>('POST', '/api/user/passkeys/options'),
  addPasskey: call<Wire<typeof ofPasskeys.addPasskey>>('POST', '/api/user/passkeys'),
  renamePasskey: call<Wire<typeof ofPasskeys.renamePasskey>>('PATCH', '/api/user/passkeys/:passkeyId'),
  removePasskey: call<Wire<typeof ofPasskeys.removePasskey>>('DELETE', '/api/user/passkeys/:passkeyId'),
  changeSecondFactor: call<Wire<typeof ofPasskeys.changeSecondFactor>>('PUT', '/api/user/second-factor'),
  makeRecoveryCodes: call<Wire<typeof ofPasskeys.makeRecoveryCodes>>('POST', '/api/user/recovery-codes'),
  askForPuzzle: formCall<Wire<typeof ofPuzzle.askForPuzzle>>('POST', '/idp/puzzle'),
}

export type User = NonNullable<(typeof accountCalls.read)['types']>['answer']
export type SessionSeen = NonNullable<(typeof accountCalls.listSessions)['types']>['answer'][number]
export type AssistantSeen = NonNullable<(typeof accountCalls.listAssistants)['types']>['answer'][number]
export type Passkeys = NonNullable<(typeof accountCalls.listPasskeys)['types']>['answer']
export type Passkey = Passkeys['passkeys'][number]
export type UserExport = NonNullable<(typeof accountCalls.export)['types']>['answer']
