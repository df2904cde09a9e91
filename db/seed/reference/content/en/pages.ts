import type { PageKey, PageText } from '../keys.ts'

export const pages: Readonly<Record<PageKey, PageText>> = {
  privacy: {
    title: 'Privacy policy',
    html: `
<p>This policy explains what data ::companyText:: keeps about you, why we keep it, who sees it, and what you can ask us to do.</p>
<h2>What we keep</h2>
<ul>
<li><strong>Your account:</strong> name, e-mail address, phone numbers, country or region, language, time zone, and how you sign in. Passwords are stored only as a one-way hash that can’t be read.</li>
<li><strong>Your discussions:</strong> what you write, upload, and answer, and when.</li>
<li><strong>For experts:</strong> profile, disclosures, tax forms, and payment details. Tax and bank numbers are encrypted individually.</li>
<li><strong>Technical records:</strong> sign-ins, changes, and messages sent to you, so that every step can be traced.</li>
</ul>
<h2>Why we keep it</h2>
<p>To run the service for you, to pay experts, to meet our legal obligations, and to detect and stop misuse. We don’t sell data, show advertising, or build profiles for others.</p>
<h2>Who sees it</h2>
<ul>
<li>Experts see the medical part of the discussions they take part in, and never your e-mail address or phone number.</li>
<li>Staff see what they need for their work. Viewing a full tax or bank number requires a reason and is recorded.</li>
<li>Your sponsor sees counts only. Employers never see questions or answers.</li>
<li>Service providers that store data or deliver messages for us are bound by contract to the same standards.</li>
</ul>
<h2>How long</h2>
<p>We keep discussions while you have an account and for ten years after it closes, because medical opinions may need to be reviewed later. We keep tax records as tax law requires. Drafts you delete are removed immediately.</p>
<h2>Your rights</h2>
<p>You can see and correct most data yourself under User Profile. You can ask for a copy of your data, ask us to delete it unless the law requires us to keep it, and object to how it’s used. We answer within 30 days. If you’re not satisfied, you can contact the data protection authority in your country or state.</p>
<h2>Cookies and usage analytics</h2>
<p>We store your sign-in, your language and your unsent answers in your browser. We don’t set third-party cookies. Usage analytics are off unless your plan has told you otherwise, and they never record what you type.</p>
<h2>Safety</h2>
<p>Connections are encrypted, and signing in requires two-step verification. If a breach affects you, we’ll tell you without delay and explain what you can do.</p>
<h2>Contact</h2>
<p><a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a></p>`,
  },
  disclosure: {
    title: 'Before you ask',
    html: `
<p>The experts who answer are independent specialists. They haven’t examined the patient and know only what you write.</p>
<ul>
<li>Their answers are <strong>opinions for your information</strong>. They do not replace the care of your own doctors.</li>
<li><strong>This is not emergency care.</strong> If you have chest pain, trouble breathing, heavy bleeding, sudden weakness or confusion, or a fever during chemotherapy, call 911, your local emergency number, or your clinic now.</li>
<li>Leave out names, addresses, dates of birth, and record numbers.</li>
<li>Our staff may review your question before it’s released.</li>
</ul>
<p>Experts are paid for their time, whatever they conclude. Their disclosures appear with their answers.</p>`,
  },
  dashboard: {
    title: 'Your panel work at a glance',
    html: '<p>See your invitations, reserved seats, and discussions with new responses. Thank you for sharing your knowledge with people who need it.</p>',
  },
  dashboardClient: {
    title: 'Welcome to ::companyText::',
    html: '<p>Ask specialists about a cancer diagnosis and read their answers here. You can stop at any time; we save your draft.</p>',
  },
  beacon: {
    title: 'Beacon Fund: about this activity',
    html: `
<h2>Purpose</h2>
<p>This activity helps clinicians and patients use expert opinion on breast and gynecologic cancer when a decision has to be made. Experts who take part can count the time as a learning activity with their own certifying body, where that body accepts practice-based learning.</p>
<h2>Learning objectives</h2>
<ul>
<li>Name the options available at a given decision point, and the main reasons for and against each.</li>
<li>Identify the findings, such as receptor status, stage, or performance status, that change the choice.</li>
<li>Express uncertainty in words that a patient can use.</li>
</ul>
<h2>Independence</h2>
<p>The fund is financed by an educational grant to ::companyText::. The grantor does not choose questions, experts, or answers and does not see clinical text. Faculty disclose their financial relationships on the next tab. Experts identify any discussion of off-label use.</p>
<h2>Method</h2>
<p>Read the case, write your own answer, then read the answers of your colleagues. Staff check that each discussion is complete, fair, and free of identifying details.</p>`,
  },
  marrow: {
    title: 'Marrow Initiative: about this activity',
    html: `
<h2>Purpose</h2>
<p>Two blood cancer specialists answer each question independently. Comparing their answers is the educational part of this activity.</p>
<h2>Audience</h2>
<p>Hematologists, medical oncologists, pathologists, and members of their teams, and the patients who ask.</p>
<h2>Learning objectives</h2>
<ul>
<li>Compare the available treatments by benefit, time burden, and side effects.</li>
<li>Decide which molecular results are needed before treatment begins.</li>
<li>Recognize when to discuss referral for transplant or cellular therapy.</li>
</ul>
<h2>Independence and disclosure</h2>
<p>The initiative is an academic program without commercial support. Faculty disclosures are on the next tab. Staff read every question before it’s released.</p>`,
  },
}
