import { forgetDevice } from '#lib/device/forget-device.ts'
import { device, readText, storeText } from '#lib/device/web-storage.ts'
import { session } from '#lib/session/session.ts'

/**
 * [AUTH-5] Clears the device when a session is over or another person signs in. A person who only has to sign in again finds
 * everything as it was.
 */
export function forgetPreviousOwner(): () => void {
  return session.subscribe(() => {
    const { status, person } = session.current()
    if (status === 'signed-out') void forgetDevice({ keepsUnsent: true })
    if (status === 'signed-in' && person) handOver(person.id)
  })
}

function handOver(owner: string): void {
  const before = readText(device, 'butterleaf.owner')
  if (before === owner) return
  if (before !== null) void forgetDevice()
  storeText(device, 'butterleaf.owner', owner)
}
