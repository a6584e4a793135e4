import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetDevice, forgetTab } from './forget-device.ts'
import { deviceNames } from './stored-names.ts'

const ofDevice = ['butterleaf.counting', 'butterleaf.signed-in', 'butterleaf.theme']
const left = () => Object.keys(localStorage).sort()

beforeEach(() => {
  // The last is of an earlier version, and no longer in the table.
  for (const name of [...Object.keys(deviceNames), 'butterleaf.items.1']) localStorage.setItem(name, '1')
  localStorage.setItem('somebody-elses', '1')
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('[AUTH-3] all that belongs to a person goes, also what only another version of the app knows', async () => {
  await forgetDevice()
  expect(left()).toEqual([...ofDevice, 'somebody-elses'])
})

it('[SHOP-5] what waits for the server outlasts a session that ran out', async () => {
  await forgetDevice({ keepsUnsent: true })
  expect(left()).toEqual([...ofDevice, 'butterleaf.unsent.1', 'somebody-elses'])
})

it('[AUTH-3] all that belongs to a tab goes', () => {
  sessionStorage.setItem('butterleaf.draft.checkout', '{}')
  sessionStorage.setItem('butterleaf.purchase', '{}')
  forgetTab()
  expect(sessionStorage).toHaveLength(0)
})
