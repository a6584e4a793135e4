import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, runCommand } from '../../../scripts/setup/steps.mjs'
import { readmePictures } from '../readme-pictures/readme-pictures.ts'
import { takePicture } from '../readme-pictures/take-picture.ts'
import { type LookedAt, lookAtProduct } from '../screens/look-at-product.ts'

const out = join(root, 'docs/pictures')

/** The pictures of the README, taken of the running product with its demo data, in light and in dark. */
await runCommand(() => lookAtProduct(takeAll))

async function takeAll(product: LookedAt): Promise<void> {
  mkdirSync(out, { recursive: true })
  for (const picture of readmePictures(product.people))
    for (const theme of ['light', 'dark'] as const)
      console.log(await takePicture(product, { picture, theme, out }))
}
