/** An opening quotation mark. */
export function QuoteMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 46 34" className="quote-mark">
      <path d="M9.5 34A9.5 9.5 0 0 1 .6 21.2C2.5 11 9.5 3.5 18.5 0l2.5 4.5c-5 2.8-8 6.5-9 10.6A9.5 9.5 0 0 1 9.5 34zM34.5 34a9.5 9.5 0 0 1-8.9-12.8C27.5 11 34.5 3.5 43.5 0L46 4.5c-5 2.8-8 6.5-9 10.6A9.5 9.5 0 0 1 34.5 34z" />
    </svg>
  );
}
