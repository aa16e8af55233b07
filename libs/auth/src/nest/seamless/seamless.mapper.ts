import type { CreateSeamlessDto, FirstLoginDto } from '../dto/seamless.dto';
import type { NewSeamless } from './seamless.service';

export function fromCreation(body: CreateSeamlessDto): NewSeamless {
  const { account, bank, transferCredit, transferUsername } = body;
  return { ...common(body), bankName: bank, accountNumber: account, transferCredit, transferUsername };
}

export function fromFirstLogin(body: FirstLoginDto): NewSeamless {
  return { ...common(body), bankName: body.bankName, accountNumber: body.accountNumber, parentId: body.parentID };
}

function common({ username, name, phoneNo, affiliateCode, createdDate }: CreateSeamlessDto | FirstLoginDto) {
  return { username, name, phoneNo, affiliateCode, createdDate: createdDate ? new Date(createdDate) : null };
}
