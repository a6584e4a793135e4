/** The answer that says where to write; it stands in content/help under this title. */
export const contactQuestion = 'How do I reach a person?'
