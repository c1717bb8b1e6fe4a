/** The engines that serve the built files in these tests, and where each of them listens. */
export const HOSTS = { workerd: 8781, nginx: 8782, caddy: 8783 };

export type HostName = keyof typeof HOSTS;

export const originOf = (host: HostName) => `http://127.0.0.1:${HOSTS[host]}`;
