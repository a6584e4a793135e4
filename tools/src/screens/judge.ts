import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Look } from './looks.ts'

/** What is wrong with the screen as it stands, in words; axe only where it is asked for, since it takes its time. */
export async function judge(page: Page, { axe, look }: { axe: boolean; look: Look }): Promise<string[]> {
  const faults = await sideways(page)
  if (!axe) return faults
  // With forced colors axe reads the colors we asked for, not those that are painted.
  const unread = look.context.forcedColors ? ['color-contrast'] : []
  const { violations } = await new AxeBuilder({ page }).disableRules(unread).analyze()
  return [...faults, ...violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)]
}

async function sideways(page: Page): Promise<string[]> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  return widths[0] > widths[1] ? [`scrolls sideways: ${widths[0]} px in ${widths[1]}`] : []
}
