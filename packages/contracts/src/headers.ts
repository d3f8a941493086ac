/** Header of responses to signed-in users: milliseconds until the sign-in expires. */
export const SESSION_LEFT_HEADER = 'x-session-left-ms';
/** Header of responses of a gateway that serves the pages: the address at which their program begins. */
export const PROGRAM_HEADER = 'x-program';
/** Header with a key of the client's choice: a creating call that repeats a key is carried out once. */
export const CALL_KEY_HEADER = 'idempotency-key';
export const REQUEST_ID_HEADER = 'x-request-id';
/** A client may send its own request id in this form. */
export const REQUEST_ID_PATTERN = /^[A-Za-z0-9._-]{8,64}$/;
/** Marks calls that no person made, such as polling, so that they do not extend the sign-in. */
export const BACKGROUND_HEADER = 'x-background';
