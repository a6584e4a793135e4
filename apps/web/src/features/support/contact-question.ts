/** The title of the answer that says where to write, as in content/help. */
export const contactQuestion = 'How do I reach a person?'
