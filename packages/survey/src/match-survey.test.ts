import type { SurveyFindings } from './survey.js';
import { companyKey } from '@lqc/contracts';
import { matchSurvey } from './match-survey.js';

const findings = { companies: 2 } as SurveyFindings;
const contacts = ['PT Rajwali Buana', 'PT Rajawali Buana'].map((name, position) => ({
  name,
  companyKey: companyKey(name),
  sheet: name,
  position,
  answers: [],
}));
const register = {
  companies: [
    { name: 'PT Rajawali Buana', key: companyKey('PT Rajawali Buana'), sector: 'Konstruksi' },
  ],
  confirmed: new Map([[companyKey('PT Rajwali Buana'), companyKey('PT Rajawali Buana')]]),
};

test('a contact that a person confirmed is the same company from then on', () => {
  const { survey, quality } = matchSurvey({ survey: { contacts }, findings }, register);
  expect(new Set(survey.contacts.map((contact) => contact.companyKey)).size).toBe(1);
  expect(quality).toMatchObject({
    companies: 1,
    matched_companies: 1,
    duplicate_contacts: [{ sheets: ['PT Rajwali Buana', 'PT Rajawali Buana'] }],
  });
});

test('a confirmation that is taken back leaves two companies again', () => {
  const once = matchSurvey({ survey: { contacts }, findings }, register);
  const again = matchSurvey({ survey: once.survey, findings }, { companies: register.companies });
  expect(again.quality).toMatchObject({ companies: 2, matched_companies: 1 });
});
