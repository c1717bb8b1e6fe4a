/** The first of three ports; another one where two checkouts are tested at a time. */
const FIRST_PORT = Number(process.env.HOSTS_PORT ?? 8781);

/** The engines that serve the built files in these tests, and where each of them listens. */
export const HOSTS = { workerd: FIRST_PORT, nginx: FIRST_PORT + 1, caddy: FIRST_PORT + 2 };

export type HostName = keyof typeof HOSTS;

export const originOf = (host: HostName) => `http://127.0.0.1:${HOSTS[host]}`;
