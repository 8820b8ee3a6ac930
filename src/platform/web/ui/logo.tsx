/** Two bars that hand over to one another, as shifts do. */
export const Logo = () => (
  <span className="inline-flex items-center gap-2">
    <svg aria-hidden viewBox="0 0 24 24" className="size-6">
      <rect width="24" height="24" rx="7" className="fill-primary" />
      <path
        d="M5.5 8.75h8M10.5 15.25h8"
        className="stroke-on-primary"
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M13.5 8.75c3 0 0 6.5-3 6.5"
        className="stroke-on-primary"
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
        opacity=".55"
      />
    </svg>
    <span className="text-[15px] font-semibold tracking-[-0.01em] text-text">Staffel</span>
  </span>
)
