import { device, readText, storeText } from './device/web-storage.ts'

/** Whether the reader lets this site count pages. It contains no personal data. */
export type CountingChoice = 'yes' | 'no'

export function readCountingChoice(): CountingChoice | undefined {
  const stored = readText(device, 'butterleaf.counting')
  return stored === 'yes' || stored === 'no' ? stored : undefined
}

export function storeCountingChoice(choice: CountingChoice): void {
  storeText(device, 'butterleaf.counting', choice)
}
