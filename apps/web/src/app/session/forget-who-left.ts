import { deviceOwner, ownerKey } from '#lib/device/device-owner.ts'
import { forgetDevice } from '#lib/device/forget-device.ts'
import { session } from '#lib/session/session.ts'

/** [AUTH-5] One who must only sign in again finds all as it was; of one whose session is over, or before somebody else, it goes. */
export function forgetWhoLeft(): () => void {
  return session.subscribe(() => {
    const { status } = session.current()
    if (status === 'signed-out') void forgetDevice({ keepsUnsent: true })
    if (status === 'signed-in') handOver(deviceOwner())
  })
}

function handOver(owner: string | undefined): void {
  if (owner === undefined) return
  try {
    const before = localStorage.getItem(ownerKey)
    if (before === owner) return
    if (before !== null) void forgetDevice()
    localStorage.setItem(ownerKey, owner)
  } catch {
    // Storage refused: then nothing is kept.
  }
}
