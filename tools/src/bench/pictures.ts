// How long the pictures of all recipes take to draw, how many look different, and how large they are.
//   npm run bench -- pictures
import { gzipSync } from 'node:zlib'
import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { drawPlate } from '@butterleaf/cookbook/pictures/draw-plate'
import { countDistinct, perceptualHash, type Raster } from '@butterleaf/cookbook/pictures/perceptual-hash'
import { pictureRecipeOf } from '@butterleaf/cookbook/recipes/picture-recipe-of'
import { chromiumFlags } from '@butterleaf/testing/chromium-flags'
import { chromium } from '@playwright/test'
import { root } from '../../../scripts/setup/steps.mjs'
import { needChromium } from '../machine/chromium.ts'

const side = 64

/** How many of the pictures look different at 64 px, and what they weigh. */
const { recipes } = compileCookbook(root)
const startedAt = performance.now()
const pictures = recipes.map((recipe) => drawPlate(pictureRecipeOf(recipe)))
const drawMs = Math.round(performance.now() - startedAt)
const distinct = countDistinct((await rasters(pictures)).map(perceptualHash))
const largest = (svgs: readonly string[]) =>
  Math.max(...svgs.map((svg) => gzipSync(svg).length / 1024)).toFixed(1)
console.log(`${pictures.length} pictures drawn in ${drawMs} ms, ${distinct} look different`)
console.log(`featured: largest ${largest(pictures.map(({ featured }) => featured))} KiB gzipped of 6`)
console.log(`small: largest ${largest(pictures.map(({ small }) => small))} KiB gzipped of 1.5`)

async function rasters(drawn: readonly { featured: string }[]): Promise<Raster[]> {
  const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumFlags })
  const page = await browser.newPage()
  const all: Raster[] = []
  for (const { featured } of drawn) {
    all.push({ width: side, height: side, rgba: await page.evaluate(pixels, { svg: featured, side }) })
  }
  await browser.close()
  return all
}

/** Runs in the page. */
async function pixels({ svg, side }: { svg: string; side: number }): Promise<number[]> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const pen = new OffscreenCanvas(side, side).getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.drawImage(image, 0, 0, side, side)
  return [...pen.getImageData(0, 0, side, side).data]
}
