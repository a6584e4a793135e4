import type { EmbeddedContext } from '../embedded-context.ts'
import { saveDevice } from './device-store.ts'
import { deviceWords } from './device-words.ts'

/**
 * Notes the device at each sign-in and each renewal, every ten minutes. It only feeds the owner's list, so no request waits
 * for it.
 */
export function noteDevices({ provider, db, clock, background }: EmbeddedContext): void {
  provider.on('grant.success', (ctx) => {
    const { accountId, sessionUid: sessionId } = ctx.oidc.entities.AccessToken ?? {}
    if (!accountId || !sessionId) return
    const device = deviceWords(ctx.get('user-agent'))
    const seen = { sessionId, accountId, now: clock.now(), ...device }
    background.run('noting a device', () => saveDevice(db, seen))
  })
}
