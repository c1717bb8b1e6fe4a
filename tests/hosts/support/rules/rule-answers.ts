/** How a host would answer by its published rules. No host is started. */
export interface Answers {
  answer: (path: string, host?: string) => { status: number; headers: Record<string, string> };
}
