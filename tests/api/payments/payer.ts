/** Who pays, as the IRS knows them. */
export const payer = {
  name: 'Consilium, Inc.',
  ein: '12-3456789',
  address: '1 Panel Street',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  phone: '518-555-0100',
  email: 'tax@consilium.test',
}
