import type { StoryMember } from '../person.ts'

const us = (city: string, stateCode: string, timeZone = 'America/New_York') =>
  ({ countryId: 233, city, stateCode, timeZone, preferredLanguage: 'en-us' }) as const
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'
const china = (city: string, stateCode: string) => ({ countryId: 45, city, stateCode, timeZone: 'Asia/Shanghai', preferredLanguage: 'zh-cn' }) as const

/** The forty members. The first three are demo accounts. */
export const members: readonly StoryMember[] = [
  { email: 'member@consilium.test', prefix: 'Ms.', firstName: 'Claire', lastName: 'Whitlock', dateOfBirth: '1971-04-18', plans: ['standard', 'pink-lantern'], ...us('Albany', 'NY') },
  { email: 'member.readonly@consilium.test', prefix: 'Mr.', firstName: 'Bernard', lastName: 'Osei', dateOfBirth: '1958-11-02', plans: ['harbor-basic'], access: 'read_only', ...us('Trenton', 'NJ') },
  { email: 'newmember@consilium.test', prefix: 'Mx.', firstName: 'Robin', lastName: 'Halloran', dateOfBirth: '1989-07-25', plans: ['standard'], ...us('Providence', 'RI') },
  { email: 'adaeze.nwosu@members.test', prefix: 'Mrs.', firstName: 'Adaeze', lastName: 'Nwosu', dateOfBirth: '1966-02-14', plans: ['northfield'], ...us('Dayton', 'OH') },
  { email: 'samuel.brandt@members.test', prefix: 'Mr.', firstName: 'Samuel', lastName: 'Brandt', dateOfBirth: '1952-09-30', plans: ['standard'], ...us('Milwaukee', 'WI', central) },
  { email: 'lucia.ferraro@members.test', prefix: 'Ms.', firstName: 'Lucia', lastName: 'Ferraro', dateOfBirth: '1979-12-05', plans: ['pink-lantern'], ...us('Hartford', 'CT') },
  { email: 'dmitri.volkov@members.test', prefix: 'Mr.', firstName: 'Dmitri', lastName: 'Volkov', dateOfBirth: '1961-06-21', plans: ['northfield', 'standard'], ...us('Cleveland', 'OH') },
  { email: 'priya.ramanathan@members.test', prefix: 'Ms.', firstName: 'Priya', lastName: 'Ramanathan', dateOfBirth: '1984-03-09', plans: ['westbrook'], ...us('Sacramento', 'CA', pacific) },
  { email: 'walter.eriksen@members.test', prefix: 'Mr.', firstName: 'Walter', lastName: 'Eriksen', dateOfBirth: '1947-01-17', plans: ['standard'], ...us('Fargo', 'ND', central) },
  { email: 'yolanda.castillo@members.test', prefix: 'Mrs.', firstName: 'Yolanda', lastName: 'Castillo', dateOfBirth: '1963-08-11', plans: ['northfield'], ...us('El Paso', 'TX', mountain) },
  { email: 'wang.lihua@members.test', prefix: 'Ms.', firstName: '丽华', lastName: '王', dateOfBirth: '1968-05-03', plans: ['standard'], ...china('上海', 'SH') },
  { email: 'zhang.weiguo@members.test', prefix: 'Mr.', firstName: '卫国', lastName: '张', dateOfBirth: '1959-10-28', plans: ['standard'], ...china('北京', 'BJ') },
  { email: 'chen.xiaomei@members.test', prefix: 'Ms.', firstName: '晓梅', lastName: '陈', dateOfBirth: '1976-02-22', plans: ['pink-lantern'], ...china('杭州', 'ZJ') },
  { email: 'liu.jianjun@members.test', prefix: 'Mr.', firstName: '建军', lastName: '刘', dateOfBirth: '1964-12-19', plans: ['standard'], ...china('广州', 'GD') },
  { email: 'imogen.hartley@members.test', prefix: 'Ms.', firstName: 'Imogen', lastName: 'Hartley', dateOfBirth: '1973-07-08', plans: ['westbrook'], countryId: 232, city: 'Leeds', stateCode: 'LDS', timeZone: 'Europe/London', preferredLanguage: 'en-us' },
  { email: 'fergus.doyle@members.test', prefix: 'Mr.', firstName: 'Fergus', lastName: 'Doyle', dateOfBirth: '1955-03-26', plans: ['standard'], countryId: 105, city: 'Cork', stateCode: 'CO', timeZone: 'Europe/Dublin', preferredLanguage: 'en-us' },
  { email: 'noelle.gagnon@members.test', prefix: 'Mrs.', firstName: 'Noëlle', lastName: 'Gagnon', dateOfBirth: '1969-09-13', plans: ['pink-lantern'], countryId: 39, city: 'Québec', stateCode: 'QC', timeZone: 'America/Toronto', preferredLanguage: 'en-us' },
  { email: 'brett.mckellar@members.test', prefix: 'Mr.', firstName: 'Brett', lastName: 'McKellar', dateOfBirth: '1957-05-31', plans: ['aster'], countryId: 14, city: 'Brisbane', stateCode: 'QLD', timeZone: 'Australia/Brisbane', preferredLanguage: 'en-us' },
  { email: 'rosalind.tate@members.test', prefix: 'Mrs.', firstName: 'Rosalind', lastName: 'Tate', dateOfBirth: '1950-10-04', plans: ['northfield'], ...us('Toledo', 'OH') },
  { email: 'hassan.alamri@members.test', prefix: 'Mr.', firstName: 'Hassan', lastName: 'Al-Amri', dateOfBirth: '1978-01-29', plans: ['standard'], ...us('Dearborn', 'MI') },
  { email: 'gwendolyn.pierce@members.test', prefix: 'Ms.', firstName: 'Gwendolyn', lastName: 'Pierce', dateOfBirth: '1982-06-16', plans: ['pink-lantern', 'standard'], ...us('Richmond', 'VA') },
  { email: 'kenji.morimoto@members.test', prefix: 'Mr.', firstName: 'Kenji', lastName: 'Morimoto', dateOfBirth: '1970-11-23', plans: ['westbrook'], ...us('Portland', 'OR', pacific) },
  { email: 'ines.carvalho@members.test', prefix: 'Ms.', firstName: 'Inês', lastName: 'Carvalho', dateOfBirth: '1987-04-02', plans: ['aster'], ...us('New Bedford', 'MA') },
  { email: 'leroy.dupree@members.test', prefix: 'Mr.', firstName: 'Leroy', lastName: 'Dupree', dateOfBirth: '1954-08-19', plans: ['northfield'], ...us('Shreveport', 'LA', central) },
  { email: 'marit.haugland@members.test', prefix: 'Mrs.', firstName: 'Marit', lastName: 'Haugland', dateOfBirth: '1965-12-12', plans: ['standard'], ...us('Rochester', 'MN', central) },
  { email: 'tamsin.okoye@members.test', prefix: 'Ms.', firstName: 'Tamsin', lastName: 'Okoye', dateOfBirth: '1991-02-07', plans: ['westbrook', 'pink-lantern'], ...us('Baltimore', 'MD') },
  { email: 'joao.batista@members.test', prefix: 'Mr.', firstName: 'João', lastName: 'Batista', dateOfBirth: '1960-03-15', plans: ['standard'], ...us('Fall River', 'MA') },
  { email: 'ruth.feldman@members.test', prefix: 'Mrs.', firstName: 'Ruth', lastName: 'Feldman', dateOfBirth: '1949-07-27', plans: ['standard'], ...us('White Plains', 'NY') },
  { email: 'carlos.ibarra@members.test', prefix: 'Mr.', firstName: 'Carlos', lastName: 'Ibarra', dateOfBirth: '1974-09-06', plans: ['northfield'], ...us('Tucson', 'AZ', 'America/Phoenix') },
  { email: 'anneke.devries@members.test', prefix: 'Ms.', firstName: 'Anneke', lastName: 'de Vries', dateOfBirth: '1972-05-20', plans: ['aster'], ...us('Grand Rapids', 'MI') },
  { email: 'theodore.ashby@members.test', prefix: 'Mr.', firstName: 'Theodore', lastName: 'Ashby', dateOfBirth: '1945-01-08', plans: ['standard'], ...us('Savannah', 'GA') },
  { email: 'soraya.karimi@members.test', prefix: 'Ms.', firstName: 'Soraya', lastName: 'Karimi', dateOfBirth: '1980-10-30', plans: ['pink-lantern'], ...us('Irvine', 'CA', pacific) },
  { email: 'benedict.lowell@members.test', prefix: 'Mr.', firstName: 'Benedict', lastName: 'Lowell', dateOfBirth: '1967-06-03', plans: ['westbrook'], ...us('Concord', 'NH') },
  { email: 'magdalena.horvat@members.test', prefix: 'Mrs.', firstName: 'Magdalena', lastName: 'Horvat', dateOfBirth: '1956-04-24', plans: ['northfield'], ...us('Akron', 'OH') },
  { email: 'elias.thorne@members.test', prefix: 'Mr.', firstName: 'Elias', lastName: 'Thorne', dateOfBirth: '1993-11-11', plans: ['standard'], ...us('Boise', 'ID', mountain) },
  { email: 'patrice.beaumont@members.test', prefix: 'Mrs.', firstName: 'Patrice', lastName: 'Beaumont', dateOfBirth: '1962-02-28', plans: ['harbor-basic'], ...us('Mobile', 'AL', central) },
  { email: 'vikram.desai@members.test', prefix: 'Mr.', firstName: 'Vikram', lastName: 'Desai', dateOfBirth: '1953-12-01', plans: ['standard'], ...us('Edison', 'NJ') },
  { email: 'olena.marchenko@members.test', prefix: 'Ms.', firstName: 'Olena', lastName: 'Marchenko', dateOfBirth: '1977-08-14', plans: ['pink-lantern'], ...us('Parma', 'OH') },
  { email: 'douglas.yazzie@members.test', prefix: 'Mr.', firstName: 'Douglas', lastName: 'Yazzie', dateOfBirth: '1951-03-03', plans: ['standard'], ...us('Farmington', 'NM', mountain) },
  { email: 'henrietta.moss@members.test', prefix: 'Mrs.', firstName: 'Henrietta', lastName: 'Moss', dateOfBirth: '1948-09-22', plans: ['westbrook'], ...us('Burlington', 'VT') },
]
