import { deviceStorage } from './device/web-storage.ts'

/** Whether its reader lets this site count pages. It says nothing of a person. */
export type CountingChoice = 'yes' | 'no'

export function readCountingChoice(): CountingChoice | undefined {
  const stored = deviceStorage.read('butterleaf.counting')
  return stored === 'yes' || stored === 'no' ? stored : undefined
}

export function storeCountingChoice(choice: CountingChoice): void {
  deviceStorage.write('butterleaf.counting', choice)
}
