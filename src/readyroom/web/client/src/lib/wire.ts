/** The server's messages: generated from its own types when the client is built. */
export type * from '../generated/wire';
