import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runCommand } from '../../../scripts/setup/steps.mjs'
import { type LookedAt, lookAtProduct } from '../screens/look-at-product.ts'
import { looks } from '../screens/looks.ts'
import { readScreensOptions, type ScreensOptions, screensHelp } from '../screens/options.ts'
import { places } from '../screens/places/places.ts'
import { sheetHtml } from '../screens/sheet.ts'
import { takeShots } from '../screens/take-shots.ts'

const readmePictures: Readonly<Record<string, string>> = {
  landing: '1280',
  'meals of a day': '390',
  'shopping list': '390',
  'cook mode, first step': '390',
  'weight tracker': '390',
}

/** Every screen of the running product on one sheet: phone and desktop, light and dark, some of them zoomed and in forced colours. */
await runCommand(async (args) => {
  const options = readScreensOptions(args)
  if (!options) return console.log(screensHelp)
  return lookAtProduct<number | undefined>((product) =>
    options.readme ? takeForReadme(product, options) : makeSheet(product, options),
  )
})

async function makeSheet(
  product: LookedAt,
  { out, only, looks: asked, axe }: ScreensOptions,
): Promise<number> {
  const wanted = places(product.people).filter(({ name }) => isAsked(name, only))
  if (wanted.length === 0) throw new Refusal(`No screen's name holds ${only.join(' or ')}.`)
  mkdirSync(out, { recursive: true })
  const shots = await takeShots(product, wanted, { out, axe, looks: asked })
  writeFileSync(join(out, 'index.html'), sheetHtml(wanted, shots))
  const faults = shots.flatMap(({ file, fault, findings }) =>
    [fault, ...findings].filter(Boolean).map((text) => `${file}: ${text}`),
  )
  for (const fault of faults) console.error(fault)
  console.log(`Written: ${join(out, 'index.html')}, ${shots.length} pictures, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}

/** As much as fits the screen, in light and in dark. */
async function takeForReadme(product: LookedAt, { out, axe }: ScreensOptions): Promise<undefined> {
  for (const place of places(product.people).filter(({ name }) => name in readmePictures)) {
    const look = looks.find(({ name }) => name === readmePictures[place.name])
    await takeShots(product, [{ ...place, isScreenful: true }], { out, axe, looks: look ? [look] : [] })
  }
}

function isAsked(name: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((word) => name.includes(word))
}
