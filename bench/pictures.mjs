import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compileCookbook } from '../packages/cookbook/dist/corpus/compile-cookbook.js'
import { drawPlate } from '../packages/cookbook/dist/pictures/draw-plate.js'
import { countDistinct, perceptualHash } from '../packages/cookbook/dist/pictures/perceptual-hash.js'
import { pictureRecipeOf } from '../packages/cookbook/dist/recipes/picture-recipe-of.js'
import { findOrInstallChromium } from '../scripts/setup/chromium.mjs'
import { chromiumFlags } from '../scripts/setup/chromium-flags.mjs'
import { root } from '../scripts/setup/root.mjs'

const side = 64

/** How many of the pictures look different at 64 px, and what they weigh. */
const { recipes } = compileCookbook(root)
const startedAt = performance.now()
const pictures = recipes.map((recipe) => drawPlate(pictureRecipeOf(recipe)))
const drawMs = Math.round(performance.now() - startedAt)
const distinct = countDistinct((await rasters(pictures)).map(perceptualHash))
const largest = (svgs) => Math.max(...svgs.map((svg) => gzipSync(svg).length / 1024)).toFixed(1)
console.log(`${pictures.length} pictures drawn in ${drawMs} ms, ${distinct} look different`)
console.log(`featured: largest ${largest(pictures.map(({ featured }) => featured))} KiB gzipped of 6`)
console.log(`small: largest ${largest(pictures.map(({ small }) => small))} KiB gzipped of 1.5`)

async function rasters(drawn) {
  const found = await findOrInstallChromium()
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags })
  const page = await browser.newPage()
  const all = []
  for (const { featured } of drawn) {
    all.push({ width: side, height: side, rgba: await page.evaluate(pixels, { svg: featured, side }) })
  }
  await browser.close()
  return all
}

/** Runs in the page. */
async function pixels({ svg, side }) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const pen = new OffscreenCanvas(side, side).getContext('2d')
  pen.drawImage(image, 0, 0, side, side)
  return [...pen.getImageData(0, 0, side, side).data]
}
