/** Three plates of our own on a leaf of green; decoration. */
export function HeroPlates({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 480" className={className} aria-hidden="true">
      <path
        d="M178 8c150-6 292 70 298 202s-96 264-242 262S2 356 6 214 72 14 178 8z"
        className="fill-[#2b5b33] dark:fill-[#26401f]"
      />
      <g transform="translate(150 160)">
        <Plate radius={116} />
        <Eggs />
      </g>
      <g transform="translate(330 284)">
        <Plate radius={122} />
        <Salmon />
      </g>
      <g transform="translate(154 372)">
        <Plate radius={86} />
        <Berries />
      </g>
    </svg>
  )
}

function Plate({ radius }: { radius: number }) {
  return (
    <>
      <circle cy={radius * 0.05} r={radius} fill="#000" fillOpacity={0.18} />
      <circle r={radius} fill="#fffbef" />
      <circle r={radius * 0.75} fill="#f3ead3" stroke="#e4d8b8" strokeWidth={2} />
    </>
  )
}

function Eggs() {
  return (
    <>
      <g fill="none" strokeLinecap="round" strokeWidth={11}>
        <path d="M-62-8c28-14 52-12 84 8" stroke="#8db668" />
        <path d="M-58 14c30-16 54-12 82 14" stroke="#6e9a4c" />
        <path d="M-50 36c30-14 52-4 70 28" stroke="#8db668" />
      </g>
      <path d="M-46-18c4-26 42-34 58-10 12 20-4 46-32 44-20-2-30-16-26-34z" fill="#fff" />
      <circle cx={-17} cy={-12} r={17} fill="#f2a71b" />
      <circle cx={-23} cy={-18} r={4.5} fill="#ffd77a" />
      <path d="M2 28c4-22 36-28 50-8 10 18-4 40-28 38-18-2-26-14-22-30z" fill="#fff" />
      <circle cx={27} cy={34} r={15} fill="#f2a71b" />
      <circle cx={22} cy={29} r={4} fill="#ffd77a" />
      <g fill="#b4532a">
        <circle cx={-40} cy={-52} r={3} />
        <circle cx={36} cy={-32} r={3} />
        <circle cx={54} cy={-4} r={3} />
        <circle cx={-8} cy={66} r={3} />
      </g>
    </>
  )
}

function Salmon() {
  return (
    <>
      <path d="M-70 28c22-40 84-14 138-42 8 42-42 78-86 76-30-2-52-16-52-34z" fill="#7ca653" />
      <path d="M-56 38c26-20 62-10 106-30" fill="none" stroke="#4f7a35" strokeWidth={4} />
      <path
        d="M-64-26c22-34 88-40 124-10 12 12 6 28-8 34-40 14-82 16-110 6-12-6-12-18-6-30z"
        fill="#ee8a63"
      />
      <g fill="none" stroke="#f9b597" strokeWidth={5} strokeLinecap="round">
        <path d="M-42-34q22 14 14 38" />
        <path d="M-14-44q26 18 18 48" />
        <path d="M16-46q22 18 14 48" />
      </g>
      <circle cx={48} cy={34} r={21} fill="#f6d25c" />
      <circle cx={48} cy={34} r={16} fill="#fbe793" />
      <path d="M48 18v32M32 34h32M37 23l22 22M59 23l-22 22" stroke="#f6d25c" strokeWidth={2.2} />
      <path
        d="M-58 6c-10 22 10 30 26 26s32 14 58 2"
        fill="none"
        stroke="#fff4d0"
        strokeWidth={10}
        strokeLinecap="round"
      />
    </>
  )
}

function Berries() {
  const berries = [
    [-10, -14],
    [14, -22],
    [22, 4],
    [2, 14],
    [-18, 16],
  ] as const
  return (
    <>
      <path
        d="M-42 6c-8-30 26-50 52-40 30-6 46 26 30 44-8 26-40 32-58 20-14 0-22-10-24-24z"
        fill="#fffdf5"
        stroke="#ebddb9"
        strokeWidth={2}
      />
      {berries.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <circle r={11} fill="#c5304a" />
          <g fill="#dd5468">
            <circle cx={-4} cy={-4} r={3.6} />
            <circle cx={4} cy={-4} r={3.6} />
            <circle cy={2} r={3.6} />
            <circle cx={-5} cy={5} r={3.6} />
            <circle cx={5} cy={5} r={3.6} />
          </g>
        </g>
      ))}
      <path d="M32-14q16-12 24 2-14 10-24-2z" fill="#6e9a4c" />
    </>
  )
}
