import { device, readText, storeText } from './device/web-storage.ts'

/** Whether its reader lets this site count pages. It says nothing of a person. */
export type CountingChoice = 'yes' | 'no'

export function readCountingChoice(): CountingChoice | undefined {
  const stored = readText(device, 'butterleaf.counting')
  return stored === 'yes' || stored === 'no' ? stored : undefined
}

export function storeCountingChoice(choice: CountingChoice): void {
  storeText(device, 'butterleaf.counting', choice)
}
