import lighthouse, { type Flags, type Result } from 'lighthouse'

export type Report = Result

/** What Lighthouse says of a page. */
export async function reportOf(address: string, flags: Flags): Promise<Report> {
  const found = await lighthouse(address, flags)
  if (!found) throw new Error(`Lighthouse has nothing to say of ${address}.`)
  return found.lhr
}
