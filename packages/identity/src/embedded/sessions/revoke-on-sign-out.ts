import type { EmbeddedContext } from '../embedded-context.ts'
import { deleteDevice } from './device-store.ts'

/** [AUTH-3] Signing out revokes what was issued in the session, as ending it from another device does. */
export function revokeOnSignOut({ provider, db, endings }: EmbeddedContext): void {
  provider.use(async (ctx, next) => {
    await next()
    const session = ctx.oidc?.session
    if (!session?.destroyed) return
    await deleteDevice(db, session.uid)
    await endings.endSessions([session.uid])
  })
}
