import Play from 'virtual:lucide/play'
import type { FeatureVideo, SiteData } from '../../site/site-data.ts'
import { Band } from '../band.tsx'
import { PhoneStrip } from '../phone-strip.tsx'

const words = {
  plan: {
    title: 'The plan',
    about: 'A week that fills itself, a dish you’d rather not swapped for one you would.',
  },
  'shopping-list': {
    title: 'The shopping list',
    about: 'One list a week in the order of the aisles, ticked off with a thumb.',
  },
  'weight-tracker': {
    title: 'The weight tracker',
    about: 'A line through the ups and downs, and where it leads.',
  },
} as const satisfies Record<FeatureVideo, { title: string; about: string }>

/** [LAND-4] Only a video's poster is loaded until it is played. Without script its poster and a link remain. */
export function VideosSection({ videos }: Pick<SiteData, 'videos'>) {
  if (videos.length === 0) return null
  return (
    <Band
      titleId="videos-title"
      tone="sunk"
      title="See it move"
      lead="Recorded from the app itself, no sound."
    >
      <PhoneStrip label="Three videos" className="max-md:*:w-60! md:grid-cols-3 md:gap-6 lg:gap-10">
        {videos.map((video) => (
          <li key={video}>
            <Video video={video} />
          </li>
        ))}
      </PhoneStrip>
    </Band>
  )
}

function Video({ video }: { video: FeatureVideo }) {
  const { title, about } = words[video]
  const file = `/videos/${video}`
  return (
    <figure data-video={file}>
      <div className="relative mx-auto aspect-[390/844] max-w-48 box-content md:max-w-72 overflow-hidden rounded-[2.25rem] border-8 border-ink/85 bg-surface">
        <video
          muted
          playsInline
          preload="none"
          width={390}
          height={844}
          aria-label={title}
          className="absolute inset-0 size-full object-cover noscript:hidden"
        >
          <track kind="captions" srcLang="en" label="English" src={`${file}.vtt`} />
        </video>
        <img
          src={`${file}.jpg`}
          alt=""
          width={390}
          height={844}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
        <button
          type="button"
          aria-label={`Play: ${title}`}
          className="absolute inset-0 grid place-items-center noscript:hidden"
        >
          <span className="grid size-18 place-items-center rounded-full bg-butter text-on-butter shadow-raised">
            <Play aria-hidden className="ml-1 size-8 fill-current" />
          </span>
        </button>
      </div>
      <figcaption className="mt-2 text-center md:mt-4">
        <h3>{title}</h3>
        <p className="mt-1 text-muted">{about}</p>
        <a href={`${file}.mp4`} className="mt-2 hidden underline noscript:inline-block">
          Watch the video
        </a>
      </figcaption>
    </figure>
  )
}
