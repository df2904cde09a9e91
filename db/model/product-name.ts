/** What the service is called where no brand says otherwise. */
export const productName = 'Consilium'
