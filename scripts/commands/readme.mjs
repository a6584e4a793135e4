import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readmePictures } from '../readme-pictures/readme-pictures.mjs'
import { takePicture } from '../readme-pictures/take-picture.mjs'
import { lookAtProduct } from '../screens/look-at-product.mjs'
import { root } from '../setup/root.mjs'
import { runCommand } from '../setup/steps.mjs'

const port = 3984
const out = join(root, 'docs/pictures')

/** The pictures of the README, taken of the running product with its demo data, in light and in dark. */
await runCommand(() => lookAtProduct(port, takeAll))

async function takeAll({ browser, origin, people }) {
  mkdirSync(out, { recursive: true })
  for (const picture of readmePictures(people))
    for (const theme of ['light', 'dark'])
      console.log(await takePicture(browser, { origin, people, picture, theme, out }))
}
