/** Name of the question that is typed and not sent, among the tab's saved drafts. */
export const TYPED_QUESTION = 'chat question';
