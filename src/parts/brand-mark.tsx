/** The logo: a cloud in front of the sun. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 28" fill="currentColor" className="brand-mark">
      <circle cx="31" cy="11" r="9" className="brand-sun" />
      <path d="M10.5 26a8.5 8.5 0 0 1-.9-16.9A11 11 0 0 1 30 12.3 7 7 0 1 1 32.6 26z" />
    </svg>
  );
}
