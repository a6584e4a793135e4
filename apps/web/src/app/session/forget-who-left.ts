import { forgetDevice } from '#lib/device/forget-device.ts'
import { device, readText, storeText } from '#lib/device/web-storage.ts'
import { session } from '#lib/session/session.ts'

/** [AUTH-5] One who must only sign in again finds all as it was; of one whose session is over, or before somebody else, it goes. */
export function forgetWhoLeft(): () => void {
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
