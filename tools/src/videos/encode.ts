import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../../../scripts/setup/steps.mjs'
import { captionFile, type Reel } from './caption-file.ts'
import { framesPerSecond, posterFile } from './film.ts'

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
export async function encode({
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
