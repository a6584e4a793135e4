import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from '@playwright/test'
import { runQuietly } from '../../../scripts/setup/steps.mjs'
import type { LookedAt } from '../screens/look-at-product.ts'
import type { Visitor } from '../screens/people.ts'
import { captionFile, type Reel } from './caption-file.ts'
import { framesPerSecond, openFilm, posterFile } from './film.ts'
import type { Scene } from './scenes.ts'

// Both encoders want even sides; browsers read a stream without these words as standard definition.
const picture = ['-vf', 'crop=584:1266:0:0,scale=out_range=tv:out_color_matrix=bt709,format=yuv420p']
const colours = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
const h264 = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '25', '-movflags', '+faststart']
const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4']
const still = ['-frames:v', '1', '-q:v', '4']

/** Writes the film, its poster and its captions; answers with their names. */
async function encode({
  folder,
  file,
  reel,
}: {
  folder: string
  file: string
  reel: Reel
}): Promise<string[]> {
  const frames = ['-framerate', String(framesPerSecond), '-i', join(folder, '%05d.jpg')]
  await ffmpeg([...frames, ...picture, ...colours, ...h264, `${file}.mp4`])
  await ffmpeg([...frames, ...picture, ...colours, ...vp9, `${file}.webm`])
  await ffmpeg(['-i', join(folder, posterFile), ...still, `${file}.jpg`])
  writeFileSync(`${file}.vtt`, captionFile(reel))
  return ['mp4', 'webm', 'jpg', 'vtt'].map((ending) => `${file}.${ending}`)
}

function ffmpeg(args: readonly string[]): Promise<string> {
  // Without marks of the encoder and its date, the same frames are the same file.
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  const target = args.at(-1) ?? ''
  const all = ['-hide_banner', '-loglevel', 'error', '-y', ...args.slice(0, -1), ...plain, target]
  return runQuietly('ffmpeg', all, { failure: `ffmpeg could not write ${target}.` })
}

/** A phone; half as fine again as its points, which is as large as the landing page shows it on a fine screen. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'America/New_York',
}

/** Plays one scene before the camera; answers with a line about what was written. */
export async function record(
  { browser, origin, people }: LookedAt,
  { scene, out }: { scene: Scene; out: string },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-film-'))
  const { storageState }: Visitor = people[scene.who]
  const session = storageState && { storageState }
  const context = await browser.newContext({ baseURL: origin, ...session, ...phone })
  try {
    const page = await context.newPage()
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, JSON.stringify(value))
    }, scene.session ?? {})
    await page.clock.install()
    await page.goto(scene.path)
    await scene.opens(page).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const film = await openFilm(page, folder)
    await scene.play(film, page)
    const reel = film.reel()
    const files = await encode({ folder, file: join(out, scene.name), reel })
    const sizes = files.map(
      (file) => `${file.split('.').at(-1)} ${Math.round(statSync(file).size / 1024)} KiB`,
    )
    return `${scene.name}: ${(reel.lengthMs / 1000).toFixed(1)} s, ${reel.frames} frames, ${sizes.join(', ')}`
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
